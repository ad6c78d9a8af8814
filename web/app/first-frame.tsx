// What is seen before the app has arrived: the landing page of visitors, sidebar and header of a member's page. Drawn once, when
// the pages are built; first-paint.js fills in the words and leaves out what is not on this page.
import '#ui/feedback/skeleton.css'
import '#ui/layout/page.css'
import '#ui/layout/sidebar-action.css'
import './sidebar-foot.css'
import { renderToStaticMarkup } from 'react-dom/server'
import { SiteName } from '#ui/layout/site-name.ts'
import { LandingPage } from '../pages/landing.tsx'
import { AppFrame } from './app-frame.tsx'
import { SearchButton } from './search-button.tsx'
import { Sidebar } from './sidebar.tsx'
import { sidebarEntries } from './sidebar-entries.tsx'

/** The words that first-paint.js fills in, or leaves out with what is around them. */
const BLANKS = {
  name: '{name}',
  quote: { before: '{before}', word: '{word}', after: '{after}' },
  quoteSource: '{quoteSource}',
  publicRegistration: true,
}
const EVERYTHING = { seeAdmin: true, moderatePhotos: true }

/** HTML, with {name}, {motto} and {title} for words that are not known yet, and without styles of its own. */
export const drawFirstFrame = () =>
  renderToStaticMarkup(
    <SiteName value="{name}">
      <AppFrame
        sidebar={
          <Sidebar
            home="/"
            groups={sidebarEntries(EVERYTHING, '')}
            search={<SearchButton keys="" />}
            foot={<FootOutline />}
          />
        }
      >
        <div className="min-w-0" aria-busy>
          <PageOutline />
        </div>
      </AppFrame>
    </SiteName>,
  )

/** HTML without its title, which the page has. */
export const drawLanding = () => {
  const drawn = renderToStaticMarkup(
    <SiteName value="{name}">
      <LandingPage settings={BLANKS} />
    </SiteName>,
  )
  return drawn.replace(/<title>[^<]*<\/title>/, '')
}

const FootOutline = () => (
  <div className="sidebar-foot">
    <span className="sidebar-action" data-part="foot-actions" />
    <span className="sidebar-action" data-part="foot-actions" />
    <span className="sidebar-foot-member">
      <span className="skeleton h-10 w-8 flex-none" />
      <span className="flex-1">
        <b>
          <span className="skeleton my-1 h-[11px] w-4/5" />
        </b>
        <small>
          <span className="skeleton my-1 h-2 w-1/2" />
        </small>
      </span>
    </span>
    <span className="size-10" />
    <div className="sidebar-foot-out">
      <span />
      <em>{'{motto}'}</em>
    </div>
  </div>
)

const PageOutline = () => (
  <main className="page" id="main" tabIndex={-1}>
    <div className="page-in">
      <header className="page-header">
        <div className="page-header-row">
          <div>
            <h1 data-part="title">{'{title}'}</h1>
            <span className="skeleton h-11.5 w-60 max-sm:h-9" data-part="no-title" />
            <p className="caption" data-part="subtitle">
              &nbsp;
            </p>
          </div>
          <div className="page-header-actions" data-part="actions">
            <span className="skeleton h-10 w-32 max-sm:w-full" />
          </div>
          <div className="page-header-actions" data-part="tag">
            <span className="skeleton h-5.5 w-24" />
          </div>
        </div>
        <div className="page-rule" />
      </header>
      <span className="skeleton h-50 rounded-lg" />
    </div>
  </main>
)

// A page: its title in the header and on the browser's tab, then its content.
import './page.css'
import { type ReactNode, use } from 'react'
import { cx } from '../theme/cx.ts'
import { SiteName } from './site-name.ts'

type PageProps = {
  title: string
  subtitle?: ReactNode
  /** Stand at the right of the title. */
  actions?: ReactNode
  /** Stands above the title: the way back. */
  back?: ReactNode
  small?: boolean
  children?: ReactNode
}

export function Page({ title, subtitle, actions, back, small = false, children }: PageProps) {
  return (
    <BarePage title={title}>
      <header className={cx('page-header', small && 'page-header-small')}>
        <div className="page-header-row">
          <div>
            {back}
            <h1>{title}</h1>
            {subtitle && <p className="caption">{subtitle}</p>}
          </div>
          {actions && <div className="page-header-actions">{actions}</div>}
        </div>
        <div className="page-rule" />
      </header>
      {children}
    </BarePage>
  )
}

/** For what brings a heading of its own; the title is on the browser's tab. */
export function BarePage({ title, children }: Pick<PageProps, 'title' | 'children'>) {
  const siteName = use(SiteName)
  return (
    <main className="page" id="main" tabIndex={-1}>
      <title>{`${title} · ${siteName}`}</title>
      <div className="page-in">{children}</div>
    </main>
  )
}

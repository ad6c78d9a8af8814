// The page of an address that only its receiver knows: one panel before the engraved wings.
import '#ui/overlays/dialog.css'
import './landing.css'
import { type ReactNode, use } from 'react'
import { SiteMark } from '#features/logo/site-mark.tsx'
import { Toaster } from '#ui/feedback/toaster.tsx'
import { SiteName } from '#ui/layout/site-name.ts'

type QuietPageProps = { title: string; lead?: ReactNode; children: ReactNode }

export function QuietPage({ title, lead, children }: QuietPageProps) {
  const siteName = use(SiteName)
  return (
    <div className="landing">
      <title>{`${title} · ${siteName}`}</title>
      <div className="landing-wing" />
      <header className="landing-top">
        <a href="/">
          <SiteMark label={siteName} shape="large" />
        </a>
      </header>
      <main className="relative grid place-items-center px-3 py-6" id="main" tabIndex={-1}>
        <div className="dialog" style={{ '--dialog-width': '440px' }}>
          <header className="dialog-head">
            <h1 className="font-display text-3xl tracking-display text-balance">{title}</h1>
            {lead && <p>{lead}</p>}
          </header>
          {children}
        </div>
      </main>
      <footer className="landing-foot">
        <span>{siteName}</span>
        <a href="/privacy">Privacy Policy</a>
      </footer>
      <Toaster />
    </div>
  )
}

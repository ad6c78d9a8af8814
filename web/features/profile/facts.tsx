// Facts in a line, each with its icon, and lists of terms with their details.
import './facts.css'
import type { ReactNode } from 'react'

export const Facts = ({ children }: { children: ReactNode }) => <div className="facts">{children}</div>

export const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <span>
    {icon}
    {children}
  </span>
)

/** Takes dt and dd. */
export const Details = ({ children }: { children: ReactNode }) => <dl className="fact-details">{children}</dl>

// A quotation set large.
import './pull-quote.css'

export const PullQuote = ({ children }: { children: string }) => (
  <blockquote dir="auto" className="pull-quote">
    “{children}”
  </blockquote>
)

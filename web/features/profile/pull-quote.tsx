// A quotation set large.

export const PullQuote = ({ children }: { children: string }) => (
  <blockquote dir="auto" className="pull-quote">
    “{children}”
  </blockquote>
)

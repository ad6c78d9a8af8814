// A quotation set large.

export const PullQuote = ({ children }: { children: string }) => (
  <blockquote className="pull-quote">“{children}”</blockquote>
)

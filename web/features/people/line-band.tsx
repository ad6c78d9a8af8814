// The band that names a line of descent, in its colour and hatching.
import './lineage-colors.css'
import './line-swatch.css'
import './line-band.css'

export const LineBand = ({ color, label }: { color: string; label: string }) => (
  <div className="line-band" data-lineage={color}>
    <span className="line-swatch" />
    <b>{label}</b>
  </div>
)

// Edit mode on its way, for those who open it from an address: the list of sections, and the first of them.
import '#ui/controls/field.css'
import '#ui/layout/card.css'
import '#ui/layout/section-nav.css'
import '#ui/layout/long-form.css'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'

const SECTIONS = Array.from({ length: 12 }, (_, at) => at)
const FIELDS = Array.from({ length: 6 }, (_, at) => at)

export const EditSkeleton = () => (
  <Loading label="Loading profile" className="long-form">
    <div className="section-nav grid gap-4">
      {SECTIONS.map((at) => (
        <Skeleton key={at} width={at % 2 ? 92 : 120} height={14} />
      ))}
    </div>
    <div className="long-form-sections">
      <div className="card grid gap-5 p-5">
        <Skeleton width={96} height={24} />
        <div className="field-grid">
          {FIELDS.map((at) => (
            <div key={at} className="grid gap-2">
              <Skeleton width={84} height={14} />
              <Skeleton height={38} />
            </div>
          ))}
        </div>
      </div>
    </div>
  </Loading>
)

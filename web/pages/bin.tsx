// The bin: albums and photos that were deleted, for as long as they can be brought back.
import { BIN_DAYS } from '@aerie/contract/album-values'
import { ArrowLeft } from 'lucide-react'
import { BinList } from '#features/bin/bin-list.tsx'
import { EmptyBinButton } from '#features/bin/empty-bin-button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Page } from '#ui/layout/page.tsx'

export const BinPage = () => (
  <Page
    title="Bin"
    subtitle={`Kept for ${BIN_DAYS} days, seen by you and super admins only`}
    back={
      <Link to="/media" className="page-back">
        <ArrowLeft />
        Media Albums
      </Link>
    }
    actions={<EmptyBinButton />}
  >
    <BinList />
  </Page>
)

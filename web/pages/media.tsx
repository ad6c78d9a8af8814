// The albums of the house.
import { Trash2, UserRound } from 'lucide-react'
import { AlbumList } from '#features/albums/album-list.tsx'
import { CreateAlbumButton } from '#features/albums/create-album-button.tsx'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Page } from '#ui/layout/page.tsx'

export const MediaPage = () => (
  <Page
    title="Media Albums"
    actions={
      <>
        <Link to="/media/mine" className={buttonClass({ variant: 'ghost' })}>
          <UserRound />
          Photos of me
        </Link>
        <Link to="/media/bin" className={buttonClass({ variant: 'ghost' })}>
          <Trash2 />
          Bin
        </Link>
        <CreateAlbumButton />
      </>
    }
  >
    <AlbumList action={<CreateAlbumButton />} />
  </Page>
)

// Every piece of the kit and of the features in its states on one page, for development only.
import { ArrowLeft } from 'lucide-react'
import { AppFrame } from '../app/app-frame.tsx'
import { Button } from '../ui/controls/button.tsx'
import { Toaster } from '../ui/feedback/toaster.tsx'
import { Page } from '../ui/layout/page.tsx'
import { StatLine } from '../ui/lists/stat-line.tsx'
import { AlbumPieces } from './albums.tsx'
import { AuditPieces } from './audit.tsx'
import { AvatarPieces } from './avatars.tsx'
import { CardPieces } from './cards.tsx'
import { ChoicePieces } from './choices.tsx'
import { ControlPieces } from './controls.tsx'
import { DirectoryPieces } from './directory.tsx'
import { DocumentPieces } from './documents.tsx'
import { ElectionPieces } from './elections.tsx'
import { FeedPieces } from './feed.tsx'
import { ForensicsPieces } from './forensics.tsx'
import { FormPieces } from './forms.tsx'
import { HealthPieces } from './health.tsx'
import { JoinRequestPieces } from './join-requests.tsx'
import { SampleLanding } from './landing.tsx'
import { LineagePieces } from './lineage.tsx'
import { MarkPieces } from './marks.tsx'
import { NewcomerPieces } from './newcomers.tsx'
import { NewsPieces } from './news.tsx'
import { OfficePieces } from './offices.tsx'
import { OverlayPieces } from './overlays.tsx'
import { PollPieces } from './polls.tsx'
import { PosterPieces } from './posters.tsx'
import { ProfilePieces } from './profile.tsx'
import { ReportPieces } from './reports.tsx'
import { ReviewPieces } from './review.tsx'
import { RosterPieces } from './rosters.tsx'
import { SearchPieces } from './search.tsx'
import { SelectionPieces } from './selections.tsx'
import { SettingsPieces } from './settings.tsx'
import { SampleSidebar } from './sidebar.tsx'
import { SkeletonPieces } from './skeletons.tsx'
import { StatePieces } from './states.tsx'
import { TablePieces } from './tables.tsx'
import { TripPieces } from './trips.tsx'
import { TrusteePieces } from './trustees.tsx'

const STATS = [
  { label: 'Total Members', value: 482 },
  { label: 'Active Members', value: 451 },
  { label: 'Admins', value: 7 },
  { label: 'Super Admins', value: 2 },
  { label: 'Verified', value: 316 },
]

export const GalleryPage = () => (
  <>
    <AppFrame sidebar={<SampleSidebar />}>
      <div className="min-w-0">
        <Page
          title="Gallery"
          subtitle="Every piece in all its states"
          actions={<Button variant="primary">One primary</Button>}
          back={
            <a href="#back" className="page-back">
              <ArrowLeft /> Back
            </a>
          }
        >
          <StatLine stats={STATS} />
          <MarkPieces />
          <ControlPieces />
          <ChoicePieces />
          <OverlayPieces />
          <TablePieces />
          <SearchPieces />
          <SelectionPieces />
          <TrusteePieces />
          <SettingsPieces />
          <HealthPieces />
          <JoinRequestPieces />
          <OfficePieces />
          <ReportPieces />
          <CardPieces />
          <DirectoryPieces />
          <StatePieces />
          <SkeletonPieces />
          <NewcomerPieces />
          <ProfilePieces />
          <AvatarPieces />
          <ForensicsPieces />
          <FormPieces />
          <PosterPieces />
          <TripPieces />
          <FeedPieces />
          <NewsPieces />
          <AlbumPieces />
          <DocumentPieces />
          <LineagePieces />
          <PollPieces />
          <AuditPieces />
          <ElectionPieces />
          <ReviewPieces />
          <RosterPieces />
        </Page>
        <SampleLanding />
      </div>
    </AppFrame>
    <Toaster />
  </>
)

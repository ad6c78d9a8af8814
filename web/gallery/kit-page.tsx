// Every piece of the kit in all its states on one page, for development only.
import { ArrowLeft, LayoutDashboard, ScanEye, ShieldCheck, UserRound, UsersRound } from 'lucide-react'
import './gallery.css'
import { AppFrame } from '../app/app-frame.tsx'
import { Sidebar } from '../app/sidebar.tsx'
import { SidebarFoot } from '../app/sidebar-foot.tsx'
import { HiddenWord, Landing } from '../features/sign-in/landing.tsx'
import { Button } from '../ui/controls/button.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { Toaster } from '../ui/feedback/toaster.tsx'
import { Page } from '../ui/layout/page.tsx'
import { StatLine } from '../ui/lists/stat-line.tsx'
import { TooltipProvider } from '../ui/overlays/tooltip.tsx'
import { KitChoices } from './kit-choices.tsx'
import { KitControls } from './kit-controls.tsx'
import { KitForms } from './kit-forms.tsx'
import { KitMarks } from './kit-marks.tsx'
import { KitOverlays } from './kit-overlays.tsx'
import { KitPosters } from './kit-posters.tsx'
import { KitProfile } from './kit-profile.tsx'
import { KitStates } from './kit-states.tsx'
import { KitTables } from './kit-tables.tsx'
import { KitTrips } from './kit-trips.tsx'

const GROUPS = [
  [
    { to: '#dashboard', label: 'Dashboard', icon: <LayoutDashboard />, current: true },
    { to: '#members', label: 'Brotherhood', icon: <UsersRound /> },
    { to: '#profile', label: 'Profile', icon: <UserRound /> },
  ],
  [
    { to: '#admin', label: 'Admin', icon: <ShieldCheck /> },
    { to: '#moderation', label: 'Photo Moderation', icon: <ScanEye /> },
  ],
]

const STATS = [
  { label: 'Total Members', value: 482 },
  { label: 'Active Members', value: 451 },
  { label: 'Admins', value: 7 },
  { label: 'Super Admins', value: 2 },
  { label: 'Verified', value: 316 },
]

const ME = { name: 'Ansel Whitlock', role: 'Super Admin', photo: null, photoHash: null, to: '#me' }

const spineFoot = (
  <SidebarFoot member={ME} logoutLabel="Logout" motto="Rise together" onLogout={() => toast({ title: 'Logged out' })} />
)

export const KitPage = () => (
  <TooltipProvider>
    <AppFrame spine={<Sidebar home="#home" groups={GROUPS} foot={spineFoot} />}>
      <Page
        title="The kit"
        subtitle="Every piece in all its states"
        actions={<Button variant="primary">One primary</Button>}
        back={
          <a href="#back" className="page-back">
            <ArrowLeft /> Back
          </a>
        }
      >
        <StatLine stats={STATS} />
        <KitMarks />
        <KitControls />
        <KitChoices />
        <KitOverlays />
        <KitTables />
        <KitStates />
        <KitProfile />
        <KitForms />
        <KitPosters />
        <KitTrips />
      </Page>
    </AppFrame>
    <Toaster />
  </TooltipProvider>
)

/** The signed-out page, which fills the window by itself. */
export const KitLanding = () => (
  <Landing
    quote={
      <>
        A brother is the <HiddenWord word="wind" label="Sign in" onPress={() => {}} /> you do not notice until you are
        flying.
      </>
    }
    source="The House Book, first leaf"
    foot={
      <>
        <span>Members only, since the first class</span>
        <a href="#privacy">Privacy Policy</a>
      </>
    }
  />
)

// The way to the brotherhood's group chat, which lives elsewhere.
import { ArrowUpRight, MessagesSquare } from 'lucide-react'
import { buttonClass } from '#ui/controls/button.tsx'
import { Card } from '#ui/layout/card.tsx'

interface ChatCardProps {
  /** Null while nobody has set it. */
  inviteUrl: string | null
  isOfficer: boolean
}

export const ChatCard = ({ inviteUrl, isOfficer }: ChatCardProps) => (
  <Card flush className="grid content-center justify-items-center gap-1 px-6 py-8 text-center">
    <MessagesSquare className="mb-2 text-2xl text-foil" />
    <h2 className="font-display text-2xl tracking-display">Group chat</h2>
    {inviteUrl ? (
      <>
        <p className="mb-3 text-ink-2">Where the brothers talk between meetings.</p>
        <a href={inviteUrl} target="_blank" rel="noreferrer" className={buttonClass({})}>
          Join group chat
          <ArrowUpRight />
        </a>
      </>
    ) : (
      <p className="max-w-[34ch] text-ink-2 text-pretty">
        No invite address is set yet.
        {isOfficer && ' A super admin sets it in the System Settings.'}
      </p>
    )}
  </Card>
)

// Whether archives are encrypted, who said so, and the way to say it anew.
import './backups.css'
import type { BackupProtection } from '@aerie/contract/backups'
import { LockKeyhole, LockKeyholeOpen } from 'lucide-react'
import { Button } from '#ui/controls/button.tsx'
import { protectionText } from './backup-words.ts'

interface ProtectionProps {
  protection: BackupProtection
  onChange: () => void
}

export function Protection({ protection, onChange }: ProtectionProps) {
  const { kind } = protection
  const isSealed = kind === 'configured' || kind === 'set'
  return (
    <div className="backups-protection">
      {isSealed ? (
        <LockKeyhole size={18} className="text-success" />
      ) : (
        <LockKeyholeOpen size={18} className={kind === 'unasked' ? 'text-warning' : 'text-ink-3'} />
      )}
      <p>{protectionText(protection)}</p>
      {kind !== 'configured' && (
        <Button size="sm" onClick={onChange}>
          {kind === 'set' ? 'Change passphrase' : 'Set a passphrase'}
        </Button>
      )}
    </div>
  )
}

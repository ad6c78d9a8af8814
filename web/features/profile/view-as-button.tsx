// Opens the choice of whose eyes to borrow for one's own page; its code comes when somebody comes near.
import { Eye } from 'lucide-react'
import { lazyCode } from '#lib/lazy-code.ts'
import { Button } from '#ui/controls/button.tsx'
import { useLazyDialog } from '#ui/overlays/use-lazy-dialog.ts'

const menu = lazyCode(() => import('./view-as-menu.tsx'))

export function ViewAsButton() {
  const { code, open, approach } = useLazyDialog(menu)
  const look = { variant: 'ghost', icon: <Eye />, children: 'View as' } as const
  if (code) return <code.ViewAsMenu trigger={<Button {...look} />} />
  return <Button {...look} {...approach} aria-haspopup="menu" aria-expanded={false} onClick={open} />
}

// A menu of actions under a button; the one that destroys comes last, after a separator.
import './popover.css'
import './menu.css'
import { DropdownMenu } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { Link } from '../controls/link.tsx'
import { cx } from '../theme/cx.ts'

type MenuProps = {
  trigger: ReactElement
  align?: 'start' | 'end'
  /** For a menu whose code came because it was asked for. */
  startsOpen?: boolean
  children: ReactNode
}

/** The trigger is the button itself; its name also names the menu. */
export function Menu({ trigger, align = 'end', startsOpen = false, children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen={startsOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu popover-paper" align={align} sideOffset={6} collisionPadding={8}>
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

type ItemProps = {
  icon?: ReactNode
  danger?: boolean
  /** Why it cannot be chosen; stands under its label, so it is reached by the arrow keys all the same. */
  refusal?: string | null
  onSelect: () => void
  children: ReactNode
}

export function MenuItem({ icon, danger = false, refusal, onSelect, children }: ItemProps) {
  return (
    <DropdownMenu.Item
      className={cx('menu-item', danger && 'menu-item-danger')}
      aria-disabled={refusal ? true : undefined}
      onSelect={refusal ? stayOpen : onSelect}
    >
      {icon}
      <span>
        {children}
        {refusal && <small>{refusal}</small>}
      </span>
    </DropdownMenu.Item>
  )
}

const stayOpen = (event: Event) => event.preventDefault()

type LinkItemProps = { to: string; icon?: ReactNode; children: ReactNode }

export function MenuLink({ to, icon, children }: LinkItemProps) {
  return (
    <DropdownMenu.Item asChild>
      <Link to={to} className="menu-item">
        {icon}
        {children}
      </Link>
    </DropdownMenu.Item>
  )
}

export const MenuSeparator = () => <DropdownMenu.Separator className="menu-separator" />

// The button, and its look for links that act as one.
import './button.css'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Spinner } from '../feedback/spinner.tsx'
import { cx } from '../theme/cx.ts'

type Look = {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | 'danger-quiet' | 'link'
  size?: 'sm' | 'md' | 'lg'
  block?: boolean
}

type ButtonProps = ComponentProps<'button'> &
  Look & {
    icon?: ReactNode
    /** Under way: shows the spinner and takes no presses, yet keeps the focus. */
    pending?: boolean
    pendingLabel?: string
  }

/** The classes of a button, for a link: `<Link to="/admin" className={buttonClass({ variant: 'primary' })}>`. */
export function buttonClass({ variant = 'secondary', size = 'md', block = false }: Look, extra?: string): string {
  if (variant === 'link') return cx('button-link', extra)
  return cx('button', `button-${variant}`, size !== 'md' && `button-${size}`, block && 'button-block', extra)
}

export function Button(props: ButtonProps) {
  const { variant, size, block, icon, pending = false, pendingLabel, className, children, onClick, ...rest } = props
  const look = { ...(variant && { variant }), ...(size && { size }), ...(block && { block }) }
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(look, className)}
      aria-disabled={pending || rest['aria-disabled']}
      onClick={pending ? refuse : onClick}
    >
      {pending ? <Spinner /> : icon}
      {(pending && pendingLabel) || children}
    </button>
  )
}

// Also keeps Enter in a form from submitting a second time: that goes through the submit button's click.
const refuse = (event: MouseEvent) => event.preventDefault()

// A button that shows only an icon; wrap it in a Tooltip where its meaning is not plain.
import './icon-button.css'
import type { ComponentProps } from 'react'
import { cx } from '../theme/cx.ts'

type IconButtonProps = ComponentProps<'button'> & {
  label: string
  size?: 'sm' | 'md'
  outlined?: boolean
}

export function IconButton({ label, size = 'md', outlined = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={cx('icon-button', size === 'sm' && 'icon-button-sm', outlined && 'icon-button-outlined', className)}
    />
  )
}

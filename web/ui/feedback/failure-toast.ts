// The toast of something that failed.
import { sentenceOf } from '#lib/call-errors.ts'
import type { ToastMessage } from './toast.ts'

/** In the error's own sentence; `fallback` is for those that have none. */
export const failureToast = (error: unknown, title = 'Error', fallback?: string): ToastMessage => ({
  title,
  description: sentenceOf(error, fallback),
  tone: 'destructive',
})

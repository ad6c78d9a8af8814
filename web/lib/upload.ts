// Sends a form with a file to an endpoint, saying how much of it has gone.
import type { Endpoint, Schema } from '@aerie/contract/endpoint'
import type * as z from 'zod/mini'
import { addressOf, readAnswer } from './api.ts'
import { cancelled, Refused, Unreachable } from './call-errors.ts'
import { reportOffline } from './connection.ts'
import { withPassword } from './password-again.ts'

export interface Sending {
  signal: AbortSignal
  /** Called with the share that has been sent, from 0 to 1. */
  onSent: (share: number) => void
}

interface Upload<P extends Schema, Q extends Schema> extends Sending {
  params?: z.input<P>
  query?: z.input<Q>
  form: FormData
}

export const upload = <P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
  endpoint: Endpoint<P, Q, B, R>,
  sent: Upload<P, Q>,
) => withPassword(() => send(endpoint, sent), { isAct: true })

/** By XMLHttpRequest: fetch does not tell how much of a body has been sent. */
function send<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
  endpoint: Endpoint<P, Q, B, R>,
  { params, query, form, signal, onSent }: Upload<P, Q>,
): Promise<z.output<R>> {
  const { promise, resolve, reject } = Promise.withResolvers<z.output<R>>()
  if (signal.aborted) return Promise.reject(cancelled())
  const request = new XMLHttpRequest()
  request.open(
    endpoint.method,
    addressOf(endpoint, { ...(params !== undefined && { params }), ...(query !== undefined && { query }) }),
  )
  request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0)
  request.upload.onload = () => onSent(1)
  request.onload = () => {
    try {
      resolve(answerOf(request) as z.output<R>)
    } catch (error) {
      reject(error)
    }
  }
  request.onerror = () => {
    reportOffline()
    reject(new Unreachable('The network did not answer'))
  }
  request.onabort = () => reject(cancelled())
  signal.addEventListener('abort', () => request.abort(), { once: true })
  request.send(form)
  return promise
}

function answerOf({ status, statusText, responseText }: XMLHttpRequest) {
  if (status < 200 || status > 299) throw new Refused(status, responseText || statusText)
  return readAnswer(responseText)
}

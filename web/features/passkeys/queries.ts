// One's own passkeys, and what is done with them.
import { type Passkey, passkeys } from '@aerie/contract/passkeys'
import { useQueryClient } from '@tanstack/react-query'
import { call, endpointQuery } from '#lib/api.ts'
import { useAct } from '#ui/feedback/use-act.ts'
import { ceremonies, passkeyFailure, wasCalledOff } from './browser.ts'

export const passkeysQuery = endpointQuery(passkeys.list)

/** Asks for the password where that is due, then opens the browser's window. */
export const useAddPasskey = () =>
  useAct({
    call: async () => {
      const { makePasskey } = await ceremonies.fetch()
      const asked = await call(passkeys.beginAdd)
      return call(passkeys.add, { body: await makePasskey(asked) })
    },
    stale: [passkeysQuery.queryKey],
    failed: (error) => (wasCalledOff(error) ? undefined : passkeyFailure(error)),
  })

/** In place of the password, in the session that goes on. */
export const useShowPasskey = () =>
  useAct({
    call: async () => {
      const { sign } = await ceremonies.fetch()
      return call(passkeys.confirm, { body: await sign(await call(passkeys.beginConfirm)) })
    },
    failed: (error) => (wasCalledOff(error) ? undefined : passkeyFailure(error)),
  })

export const useRenamePasskey = ({ id }: Passkey) =>
  useAct({
    call: (name: string) => call(passkeys.rename, { params: { passkeyId: String(id) }, body: { name } }),
    stale: [passkeysQuery.queryKey],
  })

/** Gone here first; only then is the browser told to offer it no more. */
export function useRemovePasskey({ id }: Passkey) {
  const cache = useQueryClient()
  return useAct({
    call: async () => {
      await call(passkeys.remove, { params: { passkeyId: String(id) } })
      const known = cache.getQueryData(passkeysQuery.queryKey)
      if (!known) return
      const { hideRemoved } = await ceremonies.fetch()
      const left = known.passkeys.filter((one) => one.id !== id).map(({ credentialId }) => credentialId)
      await hideRemoved(known.rpId, known.userHandle, left)
    },
    stale: [passkeysQuery.queryKey],
    done: () => ({ title: 'Passkey removed' }),
    // Said in the dialog, which stays.
    failed: () => undefined,
  })
}

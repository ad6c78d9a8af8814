// The ceremonies of a sign-in: one waits in the field for as long as the dialog is open, one begins with the button.
import { CHALLENGE_SECONDS, passkeys } from '@aerie/contract/passkeys'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call } from '#lib/api.ts'
import { toast } from '#ui/feedback/toast.ts'
import { ceremonies, isUnknown, passkeyFailure, wasCalledOff } from './browser.ts'
import type { Signed } from './ceremonies.ts'

/** What was asked is asked anew before it ends. */
const RENEWED_MS = (CHALLENGE_SECONDS - 30) * 1_000

/** `hasNone`: the browser's window was closed, as it is where there is none to show. */
export function usePasskeyEntry(onEntered: () => void) {
  const [isPending, setPending] = useState(false)
  const [hasNone, setHasNone] = useState(false)
  const [round, setRound] = useState(0)
  const offered = useRef({ isOver: true })
  const offerAgain = () => setRound((now) => now + 1)

  const enterBy = async (signing: Promise<Shown | null>) => {
    try {
      const shown = await signing
      if (!shown) return
      setPending(true)
      await show(shown)
      onEntered()
    } catch (error) {
      setPending(false)
      setHasNone(wasCalledOff(error))
      if (!wasCalledOff(error)) toast(passkeyFailure(error))
      offerAgain()
    }
  }
  const offer = useEffectEvent((isOver: () => boolean) => void enterBy(signInField(isOver)))
  const renew = useEffectEvent(() => !isPending && offerAgain())
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is an offer of its own
  useEffect(() => {
    const one = { isOver: false }
    offered.current = one
    offer(() => one.isOver)
    const renewal = setTimeout(renew, RENEWED_MS)
    return () => {
      one.isOver = true
      clearTimeout(renewal)
      ceremonies.fetched()?.endCeremony()
    }
  }, [round])

  const enter = () => {
    // One that is still on its way would end what the button has begun.
    offered.current.isOver = true
    setPending(true)
    setHasNone(false)
    void enterBy(signByButton())
  }
  return { enter, isPending, hasNone }
}

interface Shown {
  rpId: string
  signed: Signed
}

/** The browser ends what waits in the field for this. */
async function signByButton(): Promise<Shown> {
  const { sign } = await ceremonies.fetch()
  const asked = await call(passkeys.beginSignIn)
  return { rpId: asked.rpId, signed: await sign(asked) }
}

/** Null where nothing was chosen, for whatever reason: nobody has asked for anything. */
async function signInField(isOver: () => boolean): Promise<Shown | null> {
  try {
    const { signFromField } = await ceremonies.fetch()
    const asked = await call(passkeys.beginSignIn)
    if (isOver()) return null
    const signed = await signFromField(asked)
    return isOver() ? null : { rpId: asked.rpId, signed }
  } catch {
    return null
  }
}

async function show({ rpId, signed }: Shown) {
  try {
    await call(passkeys.signIn, { body: signed })
  } catch (error) {
    if (isUnknown(error)) void ceremonies.fetched()?.forgetUnknown(rpId, signed.id)
    throw error
  }
}

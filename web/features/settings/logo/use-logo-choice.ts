// A logo that is chosen and not kept yet: drawn by the server to be looked at, then kept, or put aside.
import { type Logo, logos, type TriedLogo } from '@aerie/contract/logo'
import { settings } from '@aerie/contract/settings'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, keysOf } from '#lib/api.ts'
import { sentenceOf } from '#lib/call-errors.ts'
import { upload } from '#lib/upload.ts'
import { useAct } from '#ui/feedback/use-act.ts'
import { settingsQuery } from '../queries.ts'

interface TriedLogoFile extends TriedLogo {
  file: File
}

export interface LogoChoice {
  choice: TriedLogoFile | undefined
  /** Why the file that was chosen last cannot be the logo. */
  fault: string | undefined
  isTrying: boolean
  isKeeping: boolean
  isRemoving: boolean
  choose: (file: File) => void
  keep: () => void
  putAside: () => void
  /** `onDone` is called however it ends. */
  remove: (onDone: () => void) => void
}

export function useLogoChoice(): LogoChoice {
  const [choice, setChoice] = useState<TriedLogoFile>()
  const [fault, setFault] = useState<string>()
  const cache = useQueryClient()
  const show = (logo: Logo | null) => {
    cache.setQueryData(settingsQuery.queryKey, (known) => known && { ...known, logo })
    setChoice(undefined)
  }
  const trial = useAct({
    call: async (file: File): Promise<TriedLogoFile> => ({ ...(await upload(logos.try, formOf(file))), file }),
    show: setChoice,
    failed: (error) => {
      setFault(sentenceOf(error))
      return undefined
    },
  })
  const keeping = useAct({
    call: (file: File) => upload(logos.replace, formOf(file)),
    show,
    stale: keysOf(settings.show),
    done: () => ({ title: 'Logo saved', description: 'On every page at once, and in mails from now on.' }),
  })
  const removal = useAct({
    call: () => call(logos.remove),
    show: () => show(null),
    stale: keysOf(settings.show),
    done: () => ({ title: 'Logo taken off', description: 'The mark of Aerie stands in its place.' }),
  })
  return {
    choice,
    fault,
    isTrying: trial.isPending,
    isKeeping: keeping.isPending,
    isRemoving: removal.isPending,
    choose(file: File) {
      setFault(undefined)
      trial.mutate(file)
    },
    keep: () => void (choice && keeping.mutate(choice.file)),
    putAside: () => setChoice(undefined),
    remove: (onDone) => removal.mutate(undefined, { onSettled: onDone }),
  }
}

function formOf(file: File) {
  const form = new FormData()
  form.set('logo', file, file.name)
  return { form, signal: new AbortController().signal, onSent: () => {} }
}

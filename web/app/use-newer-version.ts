// Where the code of a page has given way to a newer version, the page is loaded anew, once: then it says so, and a press does it.
import { useEffect } from 'react'
import { keep, readKept } from '#lib/browser-storage.ts'
import { isServerThere } from '#lib/connection.ts'
import { CodeNotFetched } from '#lib/lazy-code.ts'
import { useShown } from '#lib/navigation/navigation.tsx'

const TRIED = 'aerie-version-tried'
/** Another one with each version of the app. */
const VERSION = import.meta.url

export function useNewerVersion() {
  const { error } = useShown()
  useEffect(() => {
    if (error instanceof CodeNotFetched) void loadAnew()
  }, [error])
}

/** A browser that cannot keep that it was tried is left to its reader. */
async function loadAnew() {
  if (readKept('tab', TRIED) === VERSION || !(await isServerThere())) return
  if (keep('tab', TRIED, VERSION)) location.reload()
}

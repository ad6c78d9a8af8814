// An address under which the page can show a blob; it is given back when nobody shows it any more.
import { useEffect, useState } from 'react'

export function useObjectUrl(blob: Blob | undefined) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!blob) return
    const made = URL.createObjectURL(blob)
    setAddress(made)
    return () => {
      setAddress(undefined)
      URL.revokeObjectURL(made)
    }
  }, [blob])
  return address
}

// The picture that was put in, where the browser can show it.
import './forensics.css'
import { ImageOff } from 'lucide-react'
import { useEffect, useState } from 'react'

/** The address of a file while it is shown. */
export function useFileUrl(file: File) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}

export function LeakPicture({ file }: { file: File }) {
  const url = useFileUrl(file)
  const [isShown, setShown] = useState(true)
  return (
    <span className="forensics-frame">
      {url && isShown ? <img src={url} alt="The leaked file" onError={() => setShown(false)} /> : <ImageOff />}
    </span>
  )
}

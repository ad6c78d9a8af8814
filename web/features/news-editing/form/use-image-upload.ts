// Sends the picture of a news item; what fails is told, and nothing typed is lost by it.
import { news } from '@aerie/contract/news'
import { LARGEST_NEWS_IMAGE } from '@aerie/contract/news-values'
import { useEffect, useRef, useState } from 'react'
import { isCancelled, sentenceOf } from '#lib/call-errors.ts'
import { whileActing } from '#lib/password-again.ts'
import { upload } from '#lib/upload.ts'
import { toast } from '#ui/feedback/toast.ts'
import type { ChosenImage } from './news-form.ts'

const FALLBACK = 'Failed to upload the image. Please try again.'

export function useImageUpload(onSent: (image: ChosenImage) => void) {
  /** From 0 to 1 while one is on its way. */
  const [share, setShare] = useState<number | null>(null)
  const [fault, setFault] = useState<string>()
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const refuse = (description: string) => {
    setFault(description)
    toast({ title: 'Upload Failed', description, tone: 'destructive' })
  }
  async function send(file: File) {
    running.current?.abort()
    setFault(undefined)
    if (!file.type.startsWith('image/')) return refuse('Please select an image file.')
    if (file.size > LARGEST_NEWS_IMAGE) return refuse('Please select an image smaller than 10MB.')
    const controller = new AbortController()
    running.current = controller
    const form = new FormData()
    form.set(news.uploadImage.file ?? 'image', file, file.name)
    setShare(0)
    try {
      const sending = { form, signal: controller.signal, onSent: setShare }
      const { url } = await whileActing(() => upload(news.uploadImage, sending))
      onSent({ url, name: file.name })
    } catch (error) {
      if (!isCancelled(error)) refuse(sentenceOf(error, FALLBACK))
    }
    if (running.current === controller) setShare(null)
  }
  return {
    share,
    fault,
    send: ([file]: readonly File[]) => void (file && send(file)),
    cancel: () => {
      running.current?.abort()
      setShare(null)
    },
  }
}

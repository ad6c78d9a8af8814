// Sends away whoever has no business at the Admin Dashboard.
import { useEffect } from 'react'
import { toast } from '#ui/toast.ts'

const DELAY_MS = 500

export function Unauthorized() {
  useEffect(() => {
    toast({ title: 'Unauthorized', description: 'You are logged out. Logging in again...', tone: 'destructive' })
    const timer = setTimeout(() => location.assign('/api/login'), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return null
}

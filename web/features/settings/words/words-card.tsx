// The organisation's words and figures in System Settings: written by super admins, shown as they are typed, saved together.
import { listOf } from '@aerie/text/lists'
import { plural } from '@aerie/text/plurals'
import '../system-settings.css'
import './words-card.css'
import { type ReactNode, useEffect, useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import { Button } from '#ui/controls/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { LogoRow } from '../logo/logo-row.tsx'
import { useLogoChoice } from '../logo/use-logo-choice.ts'
import { useSettings } from '../queries.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { useWordsForm } from './use-words-form.ts'
import { WordsFields } from './words-fields.tsx'
import { WordsPreview } from './words-preview.tsx'

interface WordsCardProps {
  mayChange: boolean
  /** Asks before what is typed is lost; the page knows what leads away. */
  leaveGuard: (isUnsaved: () => boolean) => ReactNode
}

export function WordsCard({ mayChange, leaveGuard }: WordsCardProps) {
  const settings = useSettings()
  const { form, unsaved, isUnsaved, isSaving, save, discard, conflict } = useWordsForm(settings)
  const logo = useLogoChoice()
  const element = useRef<HTMLFormElement>(null)
  const { submitCount } = form.formState
  useEffect(() => {
    if (submitCount > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [submitCount])
  return (
    <Card
      title="The organisation’s words"
      flush
      action={
        <span className="system-settings-aside">
          {mayChange ? 'Shown as you type' : 'Only super admins change these'}
        </span>
      }
    >
      <FormProvider {...form}>
        <form
          ref={element}
          noValidate
          aria-label="The organisation’s words"
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <div className="words-card-in">
            <fieldset disabled={!mayChange || isSaving} className="words-card-fields">
              <WordsFields />
            </fieldset>
            <WordsPreview words={form.watch()} logo={logo.choice?.logo ?? settings.logo} picture={logo.choice?.picture}>
              <LogoRow hasLogo={settings.logo !== null} mayChange={mayChange} logo={logo} />
            </WordsPreview>
          </div>
          {unsaved.length > 0 && <Foot unsaved={unsaved} isSaving={isSaving} onDiscard={discard} />}
        </form>
      </FormProvider>
      <ConflictDialog {...conflict} />
      {leaveGuard(() => isUnsaved() || (logo.choice !== undefined && !logo.isKeeping))}
    </Card>
  )
}

const Foot = ({ unsaved, isSaving, onDiscard }: { unsaved: string[]; isSaving: boolean; onDiscard: () => void }) => (
  <div className="words-card-foot">
    <p role="status">
      {unsaved.length} {plural(unsaved.length, 'change')} not saved: {listOf(unsaved)}
    </p>
    <Button variant="ghost" disabled={isSaving} onClick={onDiscard}>
      Discard
    </Button>
    <Button type="submit" variant="primary" pending={isSaving} pendingLabel="Saving...">
      Save Changes
    </Button>
  </div>
)

import { Dialog, Portal } from '@chakra-ui/react'
import { Command as Cmdk } from 'cmdk'
import { type CompositionEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../kit/looks/icons.tsx'
import * as marksStyles from '../../kit/looks/marks.module.css'
import { useOpening } from '../../kit/overlays/useOpening.ts'
import { squeeze } from '../../kit/words/searchText.ts'
import { favourites } from '../later/favourites.ts'
import type { Command } from './command.ts'
import { Entry } from './Entry.tsx'
import { isPaletteOpen } from './isPaletteOpen.ts'
import * as styles from './Palette.module.css'
import type { Group } from './ranking.ts'
import type { Groups } from './useGroups.ts'
import { useGroupsWithHelp } from './useHelpGroup.ts'

/** Words are looked for once they are whole: what an input method has not finished is nobody's search. */
function useTyped() {
  const [text, setText] = useState('')
  const [typed, setTyped] = useState('')
  const isComposing = useRef(false)
  return {
    text,
    typed,
    type(next: string) {
      setText(next)
      if (!isComposing.current) setTyped(next)
    },
    composing: {
      onCompositionStart: () => {
        isComposing.current = true
      },
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
        isComposing.current = false
        setTyped(event.currentTarget.value)
      },
    },
  }
}

/** Longer texts are no number and no name. */
const LONGEST = 64
/** Whoever types a number and presses Enter does not wait for the list: the record that is called exactly so opens when it is found. */
function useEagerEnter(typed: string, { groups, isAsking }: Groups, run: (command: Command) => void) {
  const wanted = useRef('')
  useEffect(() => {
    if (isAsking || !wanted.current) return
    const exact =
      wanted.current === typed && groups[0]?.commands.find(({ aliases }) => aliases.some((alias) => squeeze(alias) === squeeze(typed)))
    wanted.current = ''
    if (exact) run(exact)
  })
  return (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && isAsking && !groups.length) wanted.current = typed
  }
}

/** As browsers keep a page. */
function onStarKey(event: KeyboardEvent, chosen: Command | undefined) {
  if (event.key !== 'd' || event.ctrlKey === event.metaKey) return
  event.preventDefault()
  if (chosen?.favourite) favourites.toggle(chosen.favourite)
}

/** The entry that Enter runs: the first one until another is chosen, and again when that one is gone. */
function useChosen(groups: readonly Group[], typed: string) {
  const [value, setValue] = useState('')
  const [of, setOf] = useState(typed)
  if (of !== typed) {
    setOf(typed)
    setValue('')
  }
  const commands = groups.flatMap((group) => group.commands)
  return { chosen: commands.find(({ name }) => name === value) ?? commands[0], choose: setValue }
}

export function Palette() {
  const { t } = useTranslation()
  const isOpen = useOpening()
  const input = useRef<HTMLInputElement>(null)
  const close = () => isPaletteOpen.set(false)
  return (
    <Dialog.Root open={isOpen} onOpenChange={({ open }) => !open && close()} initialFocusEl={() => input.current} preventScroll={false}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner className={styles.palettePlace} data-slot="palette">
          <Dialog.Content className={styles.palette} aria-label={t('palette.title')}>
            <Finder input={input} onClose={close} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

function Finder({ input, onClose }: { input: RefObject<HTMLInputElement | null>; onClose: () => void }) {
  const { t } = useTranslation()
  const { text, typed, type, composing } = useTyped()
  const found = useGroupsWithHelp(typed)
  const { chosen, choose } = useChosen(found.groups, typed)
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text begins another list
  useEffect(() => {
    list.current?.scrollTo({ top: 0 })
  }, [typed])
  const run = (command: Command) => {
    onClose()
    // The dialog gives the focus back first; whatever the command opens takes it after that.
    setTimeout(command.perform)
  }
  const onEnter = useEagerEnter(typed, found, run)
  const isNothing = !found.groups.length && !found.isAsking && squeeze(typed) !== ''
  return (
    <Cmdk
      label={t('palette.title')}
      shouldFilter={false}
      vimBindings={false}
      value={chosen?.name ?? ''}
      onValueChange={choose}
      loop
      onKeyDown={(event) => {
        onEnter(event)
        onStarKey(event, chosen)
      }}
    >
      <div className={styles.paletteHead}>
        <Icon name="search" size={18} />
        <Cmdk.Input
          ref={input}
          value={text}
          onValueChange={type}
          {...composing}
          maxLength={LONGEST}
          placeholder={t('palette.placeholder')}
        />
        {found.isAsking && <span className={`spin ${marksStyles.sm}`} data-slot="sm" />}
        <button type="button" className={styles.paletteClose} onClick={onClose} aria-label={t('console.shell.close')}>
          <kbd>Esc</kbd>
          <Icon name="close" size={18} />
        </button>
      </div>
      <Cmdk.List ref={list} label={t('palette.results')}>
        {isNothing && (
          <p className="centred breaks" role="status">
            {t('palette.none', { text: typed.trim() })}
          </p>
        )}
        {found.groups.map((group) => (
          <Cmdk.Group key={group.name} heading={t(`palette.groups.${group.name}`)}>
            {group.commands.map((command) => (
              <Entry key={command.name} command={command} onRun={() => run(command)} />
            ))}
          </Cmdk.Group>
        ))}
      </Cmdk.List>
      <p className={styles.paletteFoot} aria-hidden="true">
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd> {t('palette.keys.choose')}
        </span>
        <span>
          <kbd>↵</kbd> {t('palette.keys.open')}
        </span>
        <span>
          <kbd>Ctrl</kbd>
          <kbd>D</kbd> {t('palette.keys.star')}
        </span>
        <span>
          <kbd>Esc</kbd> {t('palette.keys.close')}
        </span>
      </p>
    </Cmdk>
  )
}

import { useTranslation } from 'react-i18next'
import * as boxStyles from '../../fields/inputs/box.module.css'
import { useMe } from '../../kit/session/me.ts'
import { pagesOf } from '../../kit/session/navigation.ts'
import type { CustomControlProps } from '../../resource/controlProps.ts'

/** The pages of the menu by folder; an address that is none of them (any more) stays choosable. */
export function LandingPages({ now }: { now: string }) {
  const { t } = useTranslation()
  const { menus } = useMe()
  const pages = pagesOf(menus)
  const folders = [...new Set(pages.map(({ trail }) => trail.map((node) => node.title).join(' / ')))]
  const isKnown = !now || pages.some(({ node }) => node.path === now)
  return (
    <>
      <option value="">{t('admin.user.usualPage')}</option>
      {!isKnown && <option value={now}>{now}</option>}
      {folders.map((folder) => {
        const folderPages = pages.filter(({ trail }) => trail.map((node) => node.title).join(' / ') === folder)
        const options = folderPages.map(({ node }) => (
          <option key={node.id} value={node.path}>
            {node.title}
          </option>
        ))
        return folder ? (
          <optgroup key={folder} label={folder}>
            {options}
          </optgroup>
        ) : (
          options
        )
      })}
    </>
  )
}

/** The page that a log-in leads to, chosen from the menu instead of typed. */
export function LandingPageControl({ name, form, id, describedBy, isInvalid, row }: CustomControlProps) {
  return (
    <select
      className={boxStyles.box}
      data-slot="box"
      id={id}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      {...form.register(name)}
    >
      <LandingPages now={String(row?.[name] ?? '')} />
    </select>
  )
}

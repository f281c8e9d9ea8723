import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResourceMeta } from '../kit/gen/resources.ts'
import { language, useLabels } from '../kit/words/i18n.ts'
import type { AnySpec } from './defineScreen.ts'
import type { ResourceWords } from './resourceWords.ts'

/** All texts of a resource in the language of the page. The object is stable until the language changes. */
export function useWords(meta: ResourceMeta, spec: AnySpec = {}): ResourceWords {
  const labels = useLabels()
  const { t } = useTranslation()
  return useMemo(() => {
    const own: Record<string, string> = { edit: t('screens.list.edit'), remove: t('screens.list.remove'), view: t('screens.list.view') }
    for (const [name, action] of Object.entries(spec.actions ?? {})) own[name] = t(action.title)
    return {
      title: labels.title(meta.name),
      records: labels.records(meta.name),
      name: labels.name(meta.name),
      more: t('screens.list.moreActions'),
      yes: t('screens.list.yes'),
      no: t('screens.list.no'),
      label: (field) => labels.label(meta.name, field),
      hint: (field) => labels.hint(meta.name, field),
      value: (resource, field, value) => labels.value(resource, field, value),
      action: (name) => own[name] ?? labels.action(meta.name, name),
      openRecord: (resource) => t('screens.list.openRecord', { name: inSentence(labels.name(resource)) }),
      translate: (key, values) => t(key, values ?? {}),
    }
  }, [labels, meta, spec, t])
}

/** Abbreviations and names with inner capitals, such as SMS or WeChat, which never change case. */
const OWN_CAPITALS = /^\p{L}[\p{Ll}-]*\p{Lu}/u

/**
 * A name as used within a sentence: 'Add fault report' in English, '新增报修单' in Chinese. Lower-cases it, and separates Latin letters from
 * Chinese text: '请输入 SAP 客户号'.
 */
export function inSentence(name: string): string {
  if (language() === 'zh') return /^[\x21-\x7e]/.test(name) ? ` ${name}` : name
  return language() === 'en' && !OWN_CAPITALS.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
}

export interface ResourceWords extends Words {
  /** The title of the list page. */
  title: string
  name: string
  /** The plural, as used within a sentence. */
  records: string
  more: string
  label: (field: string) => string
  hint: (field: string) => string
  action: (name: string) => string
  /** The label of a link to a record of another resource. */
  openRecord: (resource: string) => string
  /** Any other text by its locale key. */
  translate: (key: string, values?: Readonly<Record<string, string>>) => string
}

/** Labels of values, in the language of the page. */
export interface Words {
  value: (resource: string, field: string, value: string) => string
  yes: string
  no: string
}

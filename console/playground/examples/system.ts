import type { Example } from '../example.ts'

const DICTIONARIES = `# Choice fields are dictionaries too.
query Dictionary($type: String!) {
  dictionary(type: $type) {
    value label isDefault
  }
}

query DictionaryTypes {
  dictTypes(page: { size: 50 }) {
    items { id dictType dictName status }
  }
}

query DictionaryEntries($typeId: ID!) {
  dictEntries(
    filter: { typeId: { eq: $typeId } }
    page: { sort: "sortOrder", order: ASC }
  ) {
    items {
      id label labelEn value sortOrder isDefault
    }
  }
}

mutation AddEntry($input: CreateDictDataInput!) {
  createDictData(input: $input) { id label value }
}
`
const PARAMETERS = `query Parameters($key: String!) {
  configByKey(key: $key)
  configs(page: { size: 50 }) {
    items {
      id configKey configName configValue
      configType
    }
  }
}

mutation SetParameter(
  $id: ID!
  $change: UpdateConfigInput!
) {
  updateConfig(id: $id, input: $change) {
    id configKey configValue
  }
}

# Every client reads dictionaries and
# parameters anew.
mutation ChangeConfigVersion {
  changeConfigVersion
}
`
const LOGS = `query Logs($since: DateTime!) {
  operationLogs(
    filter: { at: { from: $since } }
    page: { size: 10 }
  ) {
    items {
      id at userName resource action recordId
    }
  }
  loginLogs(
    filter: {
      at: { from: $since }
      outcome: { in: [WRONG, LOCKED, DISABLED] }
    }
    page: { size: 10 }
  ) {
    items {
      id at username outcome ip browser os
    }
  }
  requestLogs(
    filter: { at: { from: $since }, ms: { from: 200 } }
    page: { size: 10 }
  ) {
    items {
      id at wire operation httpStatus ms userName
    }
  }
}

# Before and after of one change.
query OperationLog($id: ID!) {
  operationLog(id: $id) { action changes }
}

# A job deletes what is older.
mutation PurgeLogs($kind: LogKind!, $days: Int!) {
  purgeLogs(kind: $kind, days: $days)
}
`
const APPS = `query MobileApps {
  newestAppVersions {
    platform version build notes url isForced
  }
  appVersions {
    items {
      id platform version build released
    }
  }
}
`

export const system: readonly Example[] = [
  {
    area: 'system',
    word: 'exDictionaries',
    query: DICTIONARIES,
    variables: () => ({
      type: 'reportLog_status',
      typeId: '1',
      input: { typeId: '1', label: '夜班', labelEn: 'Night shift', value: 'NIGHT', sortOrder: 3 },
    }),
  },
  {
    area: 'system',
    word: 'exParameters',
    query: PARAMETERS,
    variables: () => ({ key: 'log.keepDays', id: '?', change: { configValue: '180' } }),
  },
  {
    area: 'system',
    word: 'exLogs',
    query: LOGS,
    variables: () => ({
      since: new Date(Date.now() - 86_400_000).toISOString().slice(0, 16).concat('Z'),
      id: '1',
      kind: 'requestLog',
      days: 180,
    }),
  },
  { area: 'system', word: 'exApps', query: APPS },
]

import type { Example } from '../example.ts'

const DISPLAYS = `query WallDisplays {
  wallDisplays {
    total
    items {
      id name language status
      keyIssuedAt lastSeenAt actions
    }
  }
}

# The key is shown once; an older one
# of this display opens nothing any more.
mutation IssueWallKey($id: ID!) {
  issueWallDisplayKey(id: $id) {
    key url
  }
}
`

export const wall: readonly Example[] = [{ area: 'wall', word: 'exWalls', query: DISPLAYS, variables: () => ({ id: '?' }) }]

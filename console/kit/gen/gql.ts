/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query Me {\n  me {\n    user {\n      id\n      username\n      name\n      landingPage\n      roles {\n        id\n        name\n        key\n      }\n    }\n    plants {\n      id\n      name\n    }\n    currentPlantId\n    permissions\n    worksEverywhere\n    environment\n    expiresAt\n    configVersion\n    menus {\n      ...MenuEntry\n      children {\n        ...MenuEntry\n        children {\n          ...MenuEntry\n          children {\n            ...MenuEntry\n          }\n        }\n      }\n    }\n  }\n}\n\nfragment MenuEntry on MenuNode {\n  id\n  path\n  title\n  icon\n  component\n  visible\n  isFrame\n  noCache\n  resource\n}\n\nmutation SwitchPlant($plantId: ID!) {\n  switchPlant(plantId: $plantId) {\n    token\n    expiresAt\n    currentPlantId\n  }\n}\n\nmutation Logout {\n  logout\n}": typeof types.MeDocument,
};
const documents: Documents = {
    "query Me {\n  me {\n    user {\n      id\n      username\n      name\n      landingPage\n      roles {\n        id\n        name\n        key\n      }\n    }\n    plants {\n      id\n      name\n    }\n    currentPlantId\n    permissions\n    worksEverywhere\n    environment\n    expiresAt\n    configVersion\n    menus {\n      ...MenuEntry\n      children {\n        ...MenuEntry\n        children {\n          ...MenuEntry\n          children {\n            ...MenuEntry\n          }\n        }\n      }\n    }\n  }\n}\n\nfragment MenuEntry on MenuNode {\n  id\n  path\n  title\n  icon\n  component\n  visible\n  isFrame\n  noCache\n  resource\n}\n\nmutation SwitchPlant($plantId: ID!) {\n  switchPlant(plantId: $plantId) {\n    token\n    expiresAt\n    currentPlantId\n  }\n}\n\nmutation Logout {\n  logout\n}": types.MeDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Me {\n  me {\n    user {\n      id\n      username\n      name\n      landingPage\n      roles {\n        id\n        name\n        key\n      }\n    }\n    plants {\n      id\n      name\n    }\n    currentPlantId\n    permissions\n    worksEverywhere\n    environment\n    expiresAt\n    configVersion\n    menus {\n      ...MenuEntry\n      children {\n        ...MenuEntry\n        children {\n          ...MenuEntry\n          children {\n            ...MenuEntry\n          }\n        }\n      }\n    }\n  }\n}\n\nfragment MenuEntry on MenuNode {\n  id\n  path\n  title\n  icon\n  component\n  visible\n  isFrame\n  noCache\n  resource\n}\n\nmutation SwitchPlant($plantId: ID!) {\n  switchPlant(plantId: $plantId) {\n    token\n    expiresAt\n    currentPlantId\n  }\n}\n\nmutation Logout {\n  logout\n}"): (typeof documents)["query Me {\n  me {\n    user {\n      id\n      username\n      name\n      landingPage\n      roles {\n        id\n        name\n        key\n      }\n    }\n    plants {\n      id\n      name\n    }\n    currentPlantId\n    permissions\n    worksEverywhere\n    environment\n    expiresAt\n    configVersion\n    menus {\n      ...MenuEntry\n      children {\n        ...MenuEntry\n        children {\n          ...MenuEntry\n          children {\n            ...MenuEntry\n          }\n        }\n      }\n    }\n  }\n}\n\nfragment MenuEntry on MenuNode {\n  id\n  path\n  title\n  icon\n  component\n  visible\n  isFrame\n  noCache\n  resource\n}\n\nmutation SwitchPlant($plantId: ID!) {\n  switchPlant(plantId: $plantId) {\n    token\n    expiresAt\n    currentPlantId\n  }\n}\n\nmutation Logout {\n  logout\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;
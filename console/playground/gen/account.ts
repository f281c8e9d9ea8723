/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../kit/gen/inputs.ts';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type SiteQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteQuery = { readonly site: { readonly name: string, readonly environment: string, readonly version: string, readonly demoLogins: ReadonlyArray<{ readonly username: string, readonly password: string, readonly name: string, readonly role: string }> } };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { readonly me: { readonly currentPlantId: string, readonly plants: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly user: { readonly username: string, readonly name: string, readonly roles: ReadonlyArray<{ readonly name: string }> } } };

export type LoginMutationVariables = Exact<{
  input: Types.LoginInput;
}>;


export type LoginMutation = { readonly answer: { readonly needStep2: boolean, readonly ticket: string | null, readonly token: string | null, readonly device: string | null, readonly expiresAt: string | null, readonly currentPlantId: string | null, readonly plants: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly user: { readonly username: string, readonly name: string, readonly roles: ReadonlyArray<{ readonly name: string }> } | null } };

export type LoginStep2MutationVariables = Exact<{
  input: Types.LoginStep2Input;
}>;


export type LoginStep2Mutation = { readonly answer: { readonly needStep2: boolean, readonly ticket: string | null, readonly token: string | null, readonly device: string | null, readonly expiresAt: string | null, readonly currentPlantId: string | null, readonly plants: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly user: { readonly username: string, readonly name: string, readonly roles: ReadonlyArray<{ readonly name: string }> } | null } };

export type SwitchPlantMutationVariables = Exact<{
  plantId: string;
}>;


export type SwitchPlantMutation = { readonly switchPlant: { readonly token: string, readonly expiresAt: string, readonly currentPlantId: string } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { readonly logout: boolean };

export type EnteredFragment = { readonly needStep2: boolean, readonly ticket: string | null, readonly token: string | null, readonly device: string | null, readonly expiresAt: string | null, readonly currentPlantId: string | null, readonly plants: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly user: { readonly username: string, readonly name: string, readonly roles: ReadonlyArray<{ readonly name: string }> } | null };

export const SiteDocument = "query Site{site{name environment version demoLogins{username password name role}}}" as string & DocumentTypeDecoration<SiteQuery, SiteQueryVariables>;
export const MeDocument = "query Me{me{currentPlantId plants{id name}user{username name roles{name}}}}" as string & DocumentTypeDecoration<MeQuery, MeQueryVariables>;
export const LoginDocument = "mutation Login($input:LoginInput!){answer:login(input:$input){...Entered}}fragment Entered on LoginAnswer{needStep2 ticket token device expiresAt currentPlantId plants{id name}user{username name roles{name}}}" as string & DocumentTypeDecoration<LoginMutation, LoginMutationVariables>;
export const LoginStep2Document = "mutation LoginStep2($input:LoginStep2Input!){answer:loginStep2(input:$input){...Entered}}fragment Entered on LoginAnswer{needStep2 ticket token device expiresAt currentPlantId plants{id name}user{username name roles{name}}}" as string & DocumentTypeDecoration<LoginStep2Mutation, LoginStep2MutationVariables>;
export const SwitchPlantDocument = "mutation SwitchPlant($plantId:ID!){switchPlant(plantId:$plantId){token expiresAt currentPlantId}}" as string & DocumentTypeDecoration<SwitchPlantMutation, SwitchPlantMutationVariables>;
export const LogoutDocument = "mutation Logout{logout}" as string & DocumentTypeDecoration<LogoutMutation, LogoutMutationVariables>;
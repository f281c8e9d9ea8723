/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './inputs.ts';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type SiteQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteQuery = { readonly site: { readonly name: string, readonly environment: string, readonly version: string, readonly demoLogins: ReadonlyArray<{ readonly username: string, readonly password: string, readonly name: string, readonly role: string, readonly permissionsHint: string }> } };

export type LoginMutationVariables = Exact<{
  input: Types.LoginInput;
}>;


export type LoginMutation = { readonly answer: { readonly token: string | null, readonly device: string | null, readonly language: string | null, readonly currentPlantId: string | null, readonly needStep2: boolean, readonly ticket: string | null, readonly user: { readonly username: string, readonly landingPage: string | null } | null } };

export type LoginStep2MutationVariables = Exact<{
  input: Types.LoginStep2Input;
}>;


export type LoginStep2Mutation = { readonly answer: { readonly token: string | null, readonly device: string | null, readonly language: string | null, readonly currentPlantId: string | null, readonly needStep2: boolean, readonly ticket: string | null, readonly user: { readonly username: string, readonly landingPage: string | null } | null } };

export type AutoLoginMutationVariables = Exact<{
  input: Types.AutoLoginInput;
}>;


export type AutoLoginMutation = { readonly answer: { readonly token: string | null, readonly device: string | null, readonly language: string | null, readonly currentPlantId: string | null, readonly needStep2: boolean, readonly ticket: string | null, readonly user: { readonly username: string, readonly landingPage: string | null } | null } };

export type EnterPlantMutationVariables = Exact<{
  plantId: string;
}>;


export type EnterPlantMutation = { readonly switchPlant: { readonly token: string } };

export type SignedInFragment = { readonly token: string | null, readonly device: string | null, readonly language: string | null, readonly currentPlantId: string | null, readonly needStep2: boolean, readonly ticket: string | null, readonly user: { readonly username: string, readonly landingPage: string | null } | null };

export type CallOfLinkQueryVariables = Exact<{
  key: string;
}>;


export type CallOfLinkQuery = { readonly call: { readonly name: string, readonly reportNo: string, readonly equipmentName: string, readonly description: string, readonly urgency: string, readonly since: string } };

export type AnswerCallByLinkMutationVariables = Exact<{
  key: string;
}>;


export type AnswerCallByLinkMutation = { readonly answer: { readonly reportNo: string, readonly isAssigned: boolean } };

export const SiteDocument = "query Site{site{name environment version demoLogins{username password name role permissionsHint}}}" as string & DocumentTypeDecoration<SiteQuery, SiteQueryVariables>;
export const LoginDocument = "mutation Login($input:LoginInput!){answer:login(input:$input){...SignedIn}}fragment SignedIn on LoginAnswer{token device language currentPlantId needStep2 ticket user{username landingPage}}" as string & DocumentTypeDecoration<LoginMutation, LoginMutationVariables>;
export const LoginStep2Document = "mutation LoginStep2($input:LoginStep2Input!){answer:loginStep2(input:$input){...SignedIn}}fragment SignedIn on LoginAnswer{token device language currentPlantId needStep2 ticket user{username landingPage}}" as string & DocumentTypeDecoration<LoginStep2Mutation, LoginStep2MutationVariables>;
export const AutoLoginDocument = "mutation AutoLogin($input:AutoLoginInput!){answer:autoLogin(input:$input){...SignedIn}}fragment SignedIn on LoginAnswer{token device language currentPlantId needStep2 ticket user{username landingPage}}" as string & DocumentTypeDecoration<AutoLoginMutation, AutoLoginMutationVariables>;
export const EnterPlantDocument = "mutation EnterPlant($plantId:ID!){switchPlant(plantId:$plantId){token}}" as string & DocumentTypeDecoration<EnterPlantMutation, EnterPlantMutationVariables>;
export const CallOfLinkDocument = "query CallOfLink($key:String!){call:callOfLink(key:$key){name reportNo equipmentName description urgency since}}" as string & DocumentTypeDecoration<CallOfLinkQuery, CallOfLinkQueryVariables>;
export const AnswerCallByLinkDocument = "mutation AnswerCallByLink($key:String!){answer:answerCallByLink(key:$key){reportNo isAssigned}}" as string & DocumentTypeDecoration<AnswerCallByLinkMutation, AnswerCallByLinkMutationVariables>;
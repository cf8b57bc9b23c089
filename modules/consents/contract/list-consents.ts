import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { SchoolQuery } from '#platform/contract/shapes.ts';
import { Consent } from './shapes.ts';

export const listConsents = endpoint('GET /consents', { query: SchoolQuery, answer: Type.Array(Consent) });

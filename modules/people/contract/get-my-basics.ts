import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Me } from './shapes.ts';

export const getMyBasics = endpoint('GET /user/me/basic', {
  answer: Type.Pick(Me, ['id', 'firstname', 'lastname', 'lang_code', 'profile_picture']),
});

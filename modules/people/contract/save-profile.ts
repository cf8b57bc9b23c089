import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { LanguageCode } from '#platform/contract/shapes.ts';
import { SUPPORT_CHAT_ID_MAX } from './limits.ts';
import { Me } from './shapes.ts';

export const saveProfile = endpoint('POST /user/profile', {
  body: Type.Object(
    {
      support_chat_id: Type.Optional(Type.String({ minLength: 1, maxLength: SUPPORT_CHAT_ID_MAX })),
      lang_code: Type.Optional(LanguageCode),
    },
    { minProperties: 1 },
  ),
  answer: Me,
});

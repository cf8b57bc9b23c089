import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id, Page } from '#platform/contract/shapes.ts';
import { PersonRow, RoleType, SchoolParams, Search } from './shapes.ts';

export const findPeople = endpoint('GET /schools/:schoolId/people', {
  params: SchoolParams,
  query: Type.Object({
    search: Type.Optional(Search),
    type_id: Type.Optional(RoleType),
    class_id: Type.Optional(Id),
    page: Type.Optional(Page),
  }),
  answer: Type.Object({ people: Type.Array(PersonRow), total: Type.Integer(), has_more: Type.Boolean() }),
});

import type { ServiceOperations } from '@touchline/contracts/http/gen/services.gen';
import type { ServiceName } from '@touchline/contracts/topology';

/** What an operation of a service takes and answers, as its OpenAPI document says. */

export type OperationId<Service extends ServiceName> = keyof ServiceOperations[Service] & string;
export type OperationOf<Service extends ServiceName, Id extends OperationId<Service>> = ServiceOperations[Service][Id];

type ParametersOf<Op, Place extends 'path' | 'query'> = Op extends { parameters: { [P in Place]?: infer Values } }
  ? Exclude<Values, undefined>
  : never;
export type QueryOf<Op> = ParametersOf<Op, 'query'>;
type BodyOf<Op> = Op extends { requestBody?: { content: { 'application/json': infer Body } } } ? Body : never;

/** A part of a request: not there where the operation has none, to be left out where nothing of it is needed. */
type Part<Name extends string, Value> = [Value] extends [never]
  ? { readonly [N in Name]?: never }
  : Record<never, never> extends Value
    ? { readonly [N in Name]?: Value }
    : { readonly [N in Name]: Value };

/** `unjudged`: a body that came from outside and that the service judges. */
export type Input<Op> = Part<'params', ParametersOf<Op, 'path'>> &
  Part<'query', QueryOf<Op>> &
  (Part<'body', BodyOf<Op>> | { readonly unjudged: unknown });

type Done = 200 | 201 | 202 | 204;
type Json<Op> = Op extends { responses: infer Responses }
  ? Responses[Extract<keyof Responses, Done>] extends { content: { 'application/json': infer Body } }
    ? Body
    : Record<never, never>
  : never;
export type DataOf<Op> = Json<Op> extends { data: infer Data } ? Data : undefined;
export type MetaOf<Op> = Json<Op> extends { meta: infer Meta } ? Meta : undefined;

/**
 * The instants of sessions follow from the zone of their event: whoever changes the zone changes them in the same
 * transaction, or is refused under the name of the field.
 */
export const statements = [
  `create function refuse_other_zone() returns trigger language plpgsql as $$ begin
     if exists (select from session
       where tenant = new.tenant and "eventKey" = new.key and "timeZone" <> new."timeZone") then
       raise exception 'Sessions of event % are planned in another zone', new.key
         using errcode = 'check_violation', constraint = 'event.timeZone.sessions';
     end if;
     return null;
   end $$`,
  `create constraint trigger "event.timeZone.sessions" after update of "timeZone" on event
     deferrable initially deferred for each row when (old."timeZone" is distinct from new."timeZone")
     execute function refuse_other_zone()`,
];

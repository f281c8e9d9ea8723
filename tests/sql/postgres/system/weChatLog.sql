select id from we_chat_log where coalesce(at_plant_id, ?) = ? order by at desc, id desc limit ?
--   Limit
--     -> Index Only Scan Backward using we_chat_log__at_id_at_plant_ix on we_chat_log

select count(*) from we_chat_log where coalesce(at_plant_id, ?) = ?
--   Aggregate
--     -> Seq Scan on we_chat_log

order by at asc, id asc
--   Limit
--     -> Index Only Scan using we_chat_log__at_id_at_plant_ix on we_chat_log

order by id asc
--   Limit
--     -> Index Scan using we_chat_log_pkey on we_chat_log

and id = ?
--   Limit
--     -> Sort
--           Sort Key: at DESC
--           -> Index Scan using we_chat_log_pkey on we_chat_log
--                 Index Cond: (id = ?)

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: at DESC, id DESC
--           -> Index Scan using we_chat_log_pkey on we_chat_log
--                 Index Cond: (id = ANY (ARRAY[?, ?]))

and (at >= ? and at <= ?)
--   Limit
--     -> Index Only Scan Backward using we_chat_log__at_id_at_plant_ix on we_chat_log
--           Index Cond: ((at >= ?) AND (at <= ?))

and {} = ? -- {}: receiver, content, outcome
and {} is null -- {}: receiver, content
and {} in (?, …) -- {}: receiver, content, outcome
and {} ilike ? escape '\' -- {}: receiver, content
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
--   Limit
--     -> Index Scan Backward using we_chat_log__at_id_at_plant_ix on we_chat_log

and (
  (receiver ilike ? escape '\' and (receiver ilike ? escape '\' or squeezed(receiver) ilike ? escape '\'))
    or (content ilike ? escape '\' and (content ilike ? escape '\' or squeezed(content) ilike ? escape '\'))
)
-- keyword
--   Limit
--     -> Sort
--           Sort Key: at DESC, id DESC
--           -> Seq Scan on we_chat_log

select to_char(timestamp '1970-01-01' + ((at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0, count(*)
from we_chat_log
where coalesce(at_plant_id, ?) = ?
group by 1
limit ?
-- group_at
select to_char(timestamp '1970-01-01' + ((at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0, count(*),
  cast(sum(http_status) as text), cast(count(http_status) as text), cast(min(http_status) as text), cast(max(http_status) as text)
from we_chat_log
where coalesce(at_plant_id, ?) = ?
group by 1
limit ?
-- group_measures
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((at + '62167420800000'::bigint) / 1000) - '62167392000'…
--           -> Seq Scan on we_chat_log

select max(id) from we_chat_log -- group_outcome, group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using we_chat_log_pkey on we_chat_log
--                   Index Cond: (id IS NOT NULL)

select outcome as key0, count(*) from we_chat_log where coalesce(at_plant_id, ?) = ? group by 1 limit ? -- group_outcome
--   Limit
--     -> HashAggregate
--           Group Key: outcome
--           -> Seq Scan on we_chat_log

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from we_chat_log
where coalesce(at_plant_id, ?) = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Seq Scan on we_chat_log

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from we_chat_log
where coalesce(at_plant_id, ?) = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Seq Scan on we_chat_log

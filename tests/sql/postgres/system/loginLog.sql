select id from login_log where coalesce(at_plant_id, ?) = ? order by at desc, id desc limit ?
--   Limit
--     -> Index Only Scan Backward using login_log__at_id_at_plant_ix on login_log

select count(*) from login_log where coalesce(at_plant_id, ?) = ?
--   Aggregate
--     -> Seq Scan on login_log

order by at asc, id asc
--   Limit
--     -> Index Only Scan using login_log__at_id_at_plant_ix on login_log

order by id asc
--   Limit
--     -> Index Scan using login_log_pkey on login_log

and id = ?
--   Limit
--     -> Sort
--           Sort Key: at DESC
--           -> Index Scan using login_log_pkey on login_log
--                 Index Cond: (id = ?)

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: at DESC, id DESC
--           -> Index Scan using login_log_pkey on login_log
--                 Index Cond: (id = ANY (ARRAY[?, ?]))

and (at >= ? and at <= ?)
--   Limit
--     -> Index Only Scan Backward using login_log__at_id_at_plant_ix on login_log
--           Index Cond: ((at >= ?) AND (at <= ?))

and {} = ? -- {}: username, ip
--   Limit
--     -> Index Scan Backward using login_log__{}_at_id_ix on login_log
--           Index Cond: ({} = ?)

and {} is null -- {}: username, ip
--   Limit
--     -> Sort
--           Sort Key: at DESC, id DESC
--           -> Index Scan using login_log__{}_at_id_ix on login_log
--                 Index Cond: ({} IS NULL)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, at as at0, id as at1 from login_log where (coalesce(at_plant_id, ?) = ? and {} = ?) order by at desc, id desc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
-- {}: username, ip
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 DESC, part0.at1 DESC
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Scan Backward using login_log__{}_at_id_ix on login_log
--                                   Index Cond: ({} = ?)
--                 …

and {} ilike ? escape '\' -- {}: username, ip
and {} = ? -- {}: outcome
and {} in (?, …) -- {}: outcome
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
--   Limit
--     -> Index Scan Backward using login_log__at_id_at_plant_ix on login_log

and (
  (username ilike ? escape '\' and (username ilike ? escape '\' or squeezed(username) ilike ? escape '\'))
    or (ip ilike ? escape '\' and (ip ilike ? escape '\' or squeezed(ip) ilike ? escape '\'))
)
-- keyword
--   Limit
--     -> Sort
--           Sort Key: at DESC, id DESC
--           -> Seq Scan on login_log

select to_char(timestamp '1970-01-01' + ((at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0, count(*)
from login_log
where coalesce(at_plant_id, ?) = ?
group by 1
limit ?
-- group_at, group_measures
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((at + '62167420800000'::bigint) / 1000) - '62167392000'…
--           -> Seq Scan on login_log

select max(id) from login_log -- group_outcome, group_created_at, group_updated_at
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using login_log_pkey on login_log
--                   Index Cond: (id IS NOT NULL)

select outcome as key0, count(*) from login_log where coalesce(at_plant_id, ?) = ? group by 1 limit ? -- group_outcome
--   Limit
--     -> HashAggregate
--           Group Key: outcome
--           -> Seq Scan on login_log

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from login_log
where coalesce(at_plant_id, ?) = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Seq Scan on login_log

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from login_log
where coalesce(at_plant_id, ?) = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Seq Scan on login_log

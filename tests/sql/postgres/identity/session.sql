select id from session where coalesce(current_plant_id, ?) = ? order by last_seen_at desc, id desc limit ?
--   Limit
--     -> Index Only Scan Backward using session__last_seen_at_id_current_plant_ix on session

select count(*) from session where coalesce(current_plant_id, ?) = ?
--   Aggregate
--     -> Seq Scan on session

order by last_seen_at asc, id asc
--   Limit
--     -> Index Only Scan using session__last_seen_at_id_current_plant_ix on session

order by id asc
--   Limit
--     -> Index Scan using session_pkey on session

and id = ?
--   Limit
--     -> Sort
--           Sort Key: last_seen_at DESC
--           -> Index Scan using session_pkey on session
--                 Index Cond: (id = ?)

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: last_seen_at DESC, id DESC
--           -> Index Scan using session_pkey on session
--                 Index Cond: (id = ANY (ARRAY[?, ?]))

and {} = ? -- {}: user_id, viewed_by_id
--   Limit
--     -> Index Scan Backward using session__{}_last_seen_at_id_ix on session
--           Index Cond: ({} = ?)

and {} is null -- {}: user_id, viewed_by_id
--   Limit
--     -> Sort
--           Sort Key: last_seen_at DESC, id DESC
--           -> Index Scan using session__{}_last_seen_at_id_ix on session
--                 Index Cond: ({} IS NULL)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, last_seen_at as at0, id as at1
    from session
    where #2(coalesce(current_plant_id, ?) = ? and {} = ?)
    order by last_seen_at desc, id desc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
-- {}: user_id, viewed_by_id
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 DESC, part0.at1 DESC
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Scan Backward using session__{}_last_seen_at_id_ix on session
--                                   Index Cond: ({} = ?)
--                 …

and {} = ? -- {}: ip, status
and {} is null -- {}: ip
and {} in (?, …) -- {}: ip, status
and {} ilike ? escape '\' -- {}: ip
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
--   Limit
--     -> Index Scan Backward using session__last_seen_at_id_current_plant_ix on session

and (last_seen_at >= ? and last_seen_at <= ?)
--   Limit
--     -> Index Only Scan Backward using session__last_seen_at_id_current_plant_ix on session
--           Index Cond: ((last_seen_at >= ?) AND (last_seen_at <= ?))

and (ip ilike ? escape '\' and (ip ilike ? escape '\' or squeezed(ip) ilike ? escape '\')) -- keyword
--   Limit
--     -> Sort
--           Sort Key: last_seen_at DESC, id DESC
--           -> Seq Scan on session

select max(id) from session -- group_user_id, group_viewed_by_id, group_status, group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using session_pkey on session
--                   Index Cond: (id IS NOT NULL)

select user_id as key0, count(*) from session where coalesce(current_plant_id, ?) = ? group by 1 limit ? -- group_user_id, group_measures
--   Limit
--     -> GroupAggregate
--           Group Key: user_id
--           -> Index Scan using session__user_last_seen_at_id_ix on session

select viewed_by_id as key0, count(*) from session where coalesce(current_plant_id, ?) = ? group by 1 limit ? -- group_viewed_by_id
--   Limit
--     -> GroupAggregate
--           Group Key: viewed_by_id
--           -> Index Scan using session__viewed_by_last_seen_at_id_ix on session

select to_char(timestamp '1970-01-01' + ((last_seen_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from session
where coalesce(current_plant_id, ?) = ?
group by 1
limit ?
-- group_last_seen_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((last_seen_at + '62167420800000'::bigint) / 1000) - '62…
--           -> Seq Scan on session

select status as key0, count(*) from session where coalesce(current_plant_id, ?) = ? group by 1 limit ? -- group_status
--   Limit
--     -> HashAggregate
--           Group Key: status
--           -> Seq Scan on session

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from session
where coalesce(current_plant_id, ?) = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Seq Scan on session

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from session
where coalesce(current_plant_id, ?) = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Seq Scan on session

select id from complaint_status order by sort_order asc, id asc limit ?
--   Limit
--     -> Index Only Scan using complaint_status__sort_order_id_ix on complaint_status

select count(*) from complaint_status
--   Aggregate
--     -> Seq Scan on complaint_status

order by sort_order desc, id desc
--   Limit
--     -> Index Only Scan Backward using complaint_status__sort_order_id_ix on complaint_status

order by id asc
--   Limit
--     -> Index Only Scan using complaint_status_pkey on complaint_status

order by name asc, id asc
--   Limit
--     -> Index Only Scan using complaint_status__name_id_ix on complaint_status

select merged.id as id
from (
  select 2 as rank, id, at0
  from (select id as id, id as at0 from complaint_status where stage in (?, …) order by id asc limit ?) as part0
  union all
  select 1 as rank, id, at0
  from (select id as id, id as at0 from complaint_status where (stage in (?, …)) is not true order by id asc limit ?) as part1
) as merged
order by merged.rank asc, at0 asc
limit ?
-- track
select merged.id as id
from (
  select 2 as rank, id, at0
  from (select id as id, id as at0 from complaint_status where (stage in (?, …)) order by id asc limit ?) as part0
  union all
  select 1 as rank, id, at0
  from (select id as id, id as at0 from complaint_status where (stage in (?, …)) is not true order by id asc limit ?) as part1
) as merged
order by merged.rank asc, at0 asc
limit ?
-- is_closed
--   Limit
--     -> Sort
--           Sort Key: (2), part0.at0
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Scan using complaint_status_pkey on complaint_status
--                 …

and id = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order
--           -> Index Scan using complaint_status_pkey on complaint_status
--                 Index Cond: (id = ?)

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using complaint_status_pkey on complaint_status
--                 Index Cond: (id = ANY (ARRAY[?, ?]))

and name = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using complaint_status__name_id_ix on complaint_status
--                 Index Cond: (name = ?)

and name is null
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using complaint_status__name_id_ix on complaint_status
--                 Index Cond: (name IS NULL)

and name in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using complaint_status__name_id_ix on complaint_status
--                 Index Cond: (name = ANY (ARRAY[?, ?]))

and {} ilike ? escape '\' -- {}: name, name_en
and {} = ? -- {}: name_en, stage, status
and {} is null -- {}: name_en
and {} in (?, …) -- {}: name_en, stage, status
and (stage in (?, …)) is not true -- track
and (stage in (?, …)) is not true or stage in (?, …) -- track
and stage in (?, …) -- is_closed
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and (name ilike ? escape '\' and (name ilike ? escape '\' or squeezed(name) ilike ? escape '\'))
  or (name_en ilike ? escape '\' and (name_en ilike ? escape '\' or squeezed(name_en) ilike ? escape '\'))
-- keyword
--   Limit
--     -> Index Scan using complaint_status__sort_order_id_ix on complaint_status

select max(id) from complaint_status
-- group_stage, group_status, group_track, group_is_closed, group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using complaint_status_pkey on complaint_status
--                   Index Cond: (id IS NOT NULL)

select stage as key0, count(*) from complaint_status group by 1 limit ? -- group_stage, group_measures
--   Limit
--     -> HashAggregate
--           Group Key: stage
--           -> Seq Scan on complaint_status

select status as key0, count(*) from complaint_status group by 1 limit ? -- group_status
--   Limit
--     -> HashAggregate
--           Group Key: status
--           -> Seq Scan on complaint_status

select case when stage in (?, …) then ? else ? end as key0, count(*) from complaint_status group by 1 limit ? -- group_track
--   Limit
--     -> HashAggregate
--           Group Key: CASE WHEN (stage = ANY (ARRAY[?, ?])) THEN ? ELSE ? END
--           -> Seq Scan on complaint_status

select case when stage in (?, …) then 1 else 0 end as key0, count(*) from complaint_status group by 1 limit ? -- group_is_closed
--   Limit
--     -> HashAggregate
--           Group Key: CASE WHEN (stage = ANY (ARRAY[?, ?])) THEN 1 ELSE 0 END
--           -> Seq Scan on complaint_status

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from complaint_status
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Seq Scan on complaint_status

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from complaint_status
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Seq Scan on complaint_status

select id from complaint_cause order by sort_order asc, id asc limit ?
--   Limit
--     -> Index Only Scan using complaint_cause__sort_order_id_ix on complaint_cause

select count(*) from complaint_cause
--   Aggregate
--     -> Seq Scan on complaint_cause

order by sort_order desc, id desc
--   Limit
--     -> Index Only Scan Backward using complaint_cause__sort_order_id_ix on complaint_cause

order by id asc
--   Limit
--     -> Index Only Scan using complaint_cause_pkey on complaint_cause

order by name asc, id asc
--   Limit
--     -> Index Only Scan using complaint_cause__name_id_ix on complaint_cause

and id = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order
--           -> Index Scan using complaint_cause_pkey on complaint_cause
--                 Index Cond: (id = ?)

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using complaint_cause_pkey on complaint_cause
--                 Index Cond: (id = ANY (ARRAY[?, ?]))

and name = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using complaint_cause__name_id_ix on complaint_cause
--                 Index Cond: (name = ?)

and name is null
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using complaint_cause__name_id_ix on complaint_cause
--                 Index Cond: (name IS NULL)

and name in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using complaint_cause__name_id_ix on complaint_cause
--                 Index Cond: (name = ANY (ARRAY[?, ?]))

and {} ilike ? escape '\' -- {}: name, name_en
and {} = ? -- {}: name_en, status
and {} is null -- {}: name_en
and {} in (?, …) -- {}: name_en, status
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and (name ilike ? escape '\' and (name ilike ? escape '\' or squeezed(name) ilike ? escape '\'))
  or (name_en ilike ? escape '\' and (name_en ilike ? escape '\' or squeezed(name_en) ilike ? escape '\'))
-- keyword
--   Limit
--     -> Index Scan using complaint_cause__sort_order_id_ix on complaint_cause

and parent_id = ?
--   Limit
--     -> Index Only Scan using complaint_cause__parent_sort_order_id_ix on complaint_cause
--           Index Cond: (parent_id = ?)

and parent_id is null
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Only Scan using complaint_cause__parent_sort_order_id_ix on complaint_cause
--                 Index Cond: (parent_id IS NULL)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, sort_order as at0, id as at1 from complaint_cause where parent_id = ? order by sort_order asc, id asc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc, at1 asc
limit ?
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0, part0.at1
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan using complaint_cause__parent_sort_order_id_ix on complaint_cause
--                                   Index Cond: (parent_id = ?)
--                 …

select parent_id as key0, count(*) from complaint_cause group by 1 limit ? -- group_parent_id, group_measures
--   Limit
--     -> GroupAggregate
--           Group Key: parent_id
--           -> Index Only Scan using complaint_cause__parent_sort_order_id_ix on complaint_cause

select max(id) from complaint_cause -- group_status, group_created_at, group_updated_at
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using complaint_cause_pkey on complaint_cause
--                   Index Cond: (id IS NOT NULL)

select status as key0, count(*) from complaint_cause group by 1 limit ? -- group_status
--   Limit
--     -> HashAggregate
--           Group Key: status
--           -> Seq Scan on complaint_cause

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from complaint_cause
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Seq Scan on complaint_cause

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from complaint_cause
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Seq Scan on complaint_cause

select id from reporter where plant_id = ? order by sort_order asc, id asc limit ?
--   Limit
--     -> Index Only Scan using reporter__plant_sort_order_id_ix on reporter
--           Index Cond: (plant_id = ?)

select count(*) from reporter where plant_id = ?
--   Aggregate
--     -> Index Only Scan using reporter__plant_user_sort_order_id_ix on reporter
--           Index Cond: (plant_id = ?)

order by sort_order desc, id desc
--   Limit
--     -> Index Only Scan Backward using reporter__plant_sort_order_id_ix on reporter
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using reporter__plant_uq on reporter
--           Index Cond: (plant_id = ?)

order by name asc, id asc
--   Limit
--     -> Index Only Scan using reporter__plant_name_id_ix on reporter
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order
--           -> Index Scan using reporter__plant_uq on reporter
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using reporter__plant_uq on reporter
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and name = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using reporter__plant_name_id_ix on reporter
--                 Index Cond: ((plant_id = ?) AND (name = ?))

and name is null
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using reporter__plant_name_id_ix on reporter
--                 Index Cond: ((plant_id = ?) AND (name IS NULL))

and name in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using reporter__plant_name_id_ix on reporter
--                 Index Cond: ((plant_id = ?) AND (name = ANY (ARRAY[?, ?])))

and {} ilike ? escape '\' -- {}: name
and {} = ? -- {}: status
and {} in (?, …) -- {}: status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (
  (name ilike ? escape '\' and (name ilike ? escape '\' or squeezed(name) ilike ? escape '\'))
    or (pinyin ilike ? escape '\' and (pinyin ilike ? escape '\' or squeezed(pinyin) ilike ? escape '\'))
)
-- keyword
--   Limit
--     -> Index Scan using reporter__plant_sort_order_id_ix on reporter
--           Index Cond: (plant_id = ?)

and {} = ? -- {}: workshop_id, user_id
--   Limit
--     -> Index Only Scan using reporter__plant_{}_sort_order_id_ix on reporter
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and {} is null -- {}: workshop_id, user_id
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Only Scan using reporter__plant_{}_sort_order_id_ix on reporter
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, sort_order as at0, id as at1 from reporter where (plant_id = ? and {} = ?) order by sort_order asc, id asc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc, at1 asc
limit ?
-- {}: workshop_id, user_id
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0, part0.at1
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan using reporter__plant_{}_sort_order_id_ix on reporter
--                                   Index Cond: ((plant_id = ?) AND ({} = ?))
--                 …

select workshop_id as key0, count(*) from reporter where plant_id = ? group by 1 limit ? -- group_workshop_id, group_measures
--   Limit
--     -> GroupAggregate
--           Group Key: workshop_id
--           -> Index Only Scan using reporter__plant_workshop_sort_order_id_ix on reporter
--                 Index Cond: (plant_id = ?)

select user_id as key0, count(*) from reporter where plant_id = ? group by 1 limit ? -- group_user_id
--   Limit
--     -> GroupAggregate
--           Group Key: user_id
--           -> Index Only Scan using reporter__plant_user_sort_order_id_ix on reporter
--                 Index Cond: (plant_id = ?)

select max(id) from reporter -- group_status, group_created_at, group_updated_at
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using reporter_pkey on reporter
--                   Index Cond: (id IS NOT NULL)

select status as key0, count(*) from reporter where plant_id = ? group by 1 limit ? -- group_status
--   Limit
--     -> HashAggregate
--           Group Key: status
--           -> Index Scan using reporter__plant_user_sort_order_id_ix on reporter
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from reporter
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using reporter__plant_user_sort_order_id_ix on reporter
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from reporter
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using reporter__plant_user_sort_order_id_ix on reporter
--                 Index Cond: (plant_id = ?)

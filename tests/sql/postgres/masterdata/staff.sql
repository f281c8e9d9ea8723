select id from staff where plant_id = ? order by sort_order asc, id asc limit ?
--   Limit
--     -> Index Only Scan using staff__plant_sort_order_id_ix on staff
--           Index Cond: (plant_id = ?)

select count(*) from staff where plant_id = ?
--   Aggregate
--     -> Index Only Scan using staff__worker_id_uq on staff
--           Index Cond: (plant_id = ?)

order by sort_order desc, id desc
--   Limit
--     -> Index Only Scan Backward using staff__plant_sort_order_id_ix on staff
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using staff__plant_uq on staff
--           Index Cond: (plant_id = ?)

order by {} asc, id asc -- {}: staff_no, name
--   Limit
--     -> Index Only Scan using staff__plant_{}_id_ix on staff
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order
--           -> Index Scan using staff__plant_uq on staff
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using staff__plant_uq on staff
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and staff_no = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using staff__staff_no_uq on staff
--                 Index Cond: ((plant_id = ?) AND (staff_no = ?))

and {} is null -- {}: staff_no, name
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using staff__plant_{}_id_ix on staff
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

and {} in (?, …) -- {}: staff_no, name
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using staff__plant_{}_id_ix on staff
--                 Index Cond: ((plant_id = ?) AND ({} = ANY (ARRAY[?, ?])))

and {} ilike ? escape '\' -- {}: staff_no, name
and {} = ? -- {}: is_acc, is_ink, status
and {} in (?, …) -- {}: status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (
  (name ilike ? escape '\' and (name ilike ? escape '\' or squeezed(name) ilike ? escape '\'))
    or (staff_no ilike ? escape '\' and (staff_no ilike ? escape '\' or squeezed(staff_no) ilike ? escape '\'))
    or (pinyin ilike ? escape '\' and (pinyin ilike ? escape '\' or squeezed(pinyin) ilike ? escape '\'))
)
-- keyword
--   Limit
--     -> Index Scan using staff__plant_sort_order_id_ix on staff
--           Index Cond: (plant_id = ?)

and name = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using staff__plant_name_id_ix on staff
--                 Index Cond: ((plant_id = ?) AND (name = ?))

and {} = ? -- {}: worker_id, position_id
--   Limit
--     -> Index Only Scan using staff__plant_{}_sort_order_id_ix on staff
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and worker_id is null
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using staff__worker_id_uq on staff
--                 Index Cond: ((plant_id = ?) AND (worker_id IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, sort_order as at0, id as at1 from staff where (plant_id = ? and {} = ?) order by sort_order asc, id asc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc, at1 asc
limit ?
-- {}: worker_id, position_id
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0, part0.at1
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan using staff__plant_{}_sort_order_id_ix on staff
--                                   Index Cond: ((plant_id = ?) AND ({} = ?))
--                 …

and position_id is null
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Only Scan using staff__plant_position_sort_order_id_ix on staff
--                 Index Cond: ((plant_id = ?) AND (position_id IS NULL))

select worker_id as key0, count(*) from staff where plant_id = ? group by 1 limit ? -- group_worker_id, group_measures
--   Limit
--     -> GroupAggregate
--           Group Key: worker_id
--           -> Index Only Scan using staff__worker_id_uq on staff
--                 Index Cond: (plant_id = ?)

select max(id) from staff -- group_is_acc, group_is_ink, group_status, group_created_at, group_updated_at
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using staff_pkey on staff
--                   Index Cond: (id IS NOT NULL)

select is_acc as key0, count(*) from staff where plant_id = ? group by 1 limit ? -- group_is_acc
--   Limit
--     -> HashAggregate
--           Group Key: is_acc
--           -> Index Scan using staff__worker_id_uq on staff
--                 Index Cond: (plant_id = ?)

select is_ink as key0, count(*) from staff where plant_id = ? group by 1 limit ? -- group_is_ink
--   Limit
--     -> HashAggregate
--           Group Key: is_ink
--           -> Index Scan using staff__worker_id_uq on staff
--                 Index Cond: (plant_id = ?)

select position_id as key0, count(*) from staff where plant_id = ? group by 1 limit ? -- group_position_id
--   Limit
--     -> GroupAggregate
--           Group Key: position_id
--           -> Index Only Scan using staff__plant_position_sort_order_id_ix on staff
--                 Index Cond: (plant_id = ?)

select status as key0, count(*) from staff where plant_id = ? group by 1 limit ? -- group_status
--   Limit
--     -> HashAggregate
--           Group Key: status
--           -> Index Scan using staff__worker_id_uq on staff
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from staff
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using staff__worker_id_uq on staff
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from staff
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using staff__worker_id_uq on staff
--                 Index Cond: (plant_id = ?)
